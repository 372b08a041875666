#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    sandgrid_fuzz::Target::named("yebo_moment").expect("yebo_moment is a target").fuzz(bytes);
});
