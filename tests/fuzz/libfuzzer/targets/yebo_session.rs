#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    sandgrid_fuzz::Target::named("yebo_session").expect("yebo_session is a target").fuzz(bytes);
});
