export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

export const SCREENS = [
  { name: 'phone', screen: PHONE },
  { name: 'desktop', screen: DESKTOP },
] as const;

/** Context options of the accessibility checks: every screen in both color schemes, without transitions. */
export const LOOKS = SCREENS.flatMap(({ name, screen }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${colorScheme} ${name}`,
    look: { ...screen, colorScheme, contextOptions: { reducedMotion: 'reduce' as const } },
  })),
);
