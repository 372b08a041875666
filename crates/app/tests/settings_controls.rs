//! Every setting has a control of its name.

use std::fs;
use std::path::Path;

use sandgrid_app::Settings;
use sandgrid_app::yebo::YeboSettings;

#[test]
fn every_setting_has_a_control() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = |name: &str| fs::read_to_string(root.join(name)).expect("the page is there");
    let (sand, yebo) = (page("index.html"), page("www/yebo/yebo.html"));
    let own = YeboSettings::NAMES.map(str::to_owned).into_iter().map(|name| (&yebo, name));
    for (page, name) in Settings::names().map(|name| (&sand, name)).chain(own) {
        assert!(page.contains(&format!("name=\"{name}\"")), "no control is named {name}");
    }
}
