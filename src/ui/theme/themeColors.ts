/** Colours of the browser's bars: the `surface` of each theme (tests/unit/ui/theme/palette.test.ts compares them). */
export const THEME_COLORS = { light: '#FFFFFF', dark: '#141B19' } as const;
