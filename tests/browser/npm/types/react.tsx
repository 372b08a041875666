import "sandgrid-embed/react";

export const board = <sand-board rules="yote-traditional" level={3} readonly onturn={(event) => event.detail.text.trim()} />;

// @ts-expect-error: there is no such theme
export const wrong = <sand-board theme="gloomy" />;
