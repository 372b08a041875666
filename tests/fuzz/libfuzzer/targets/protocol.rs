#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    sandgrid_fuzz::Target::named("protocol").expect("protocol is a target").fuzz(bytes);
});
