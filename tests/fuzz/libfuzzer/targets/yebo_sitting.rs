#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    sandgrid_fuzz::Target::named("yebo_sitting").expect("yebo_sitting is a target").fuzz(bytes);
});
