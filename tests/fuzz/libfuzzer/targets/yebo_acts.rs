#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    sandgrid_fuzz::Target::named("yebo_acts").expect("yebo_acts is a target").fuzz(bytes);
});
