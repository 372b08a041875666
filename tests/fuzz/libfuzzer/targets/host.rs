#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    sandgrid_fuzz::Target::named("host").expect("host is a target").fuzz(bytes);
});
