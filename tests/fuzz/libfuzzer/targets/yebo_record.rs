#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    sandgrid_fuzz::Target::named("yebo_record").expect("yebo_record is a target").fuzz(bytes);
});
