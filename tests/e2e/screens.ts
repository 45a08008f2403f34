export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

export const SCREENS = [
  { name: 'phone', screen: PHONE },
  { name: 'desktop', screen: DESKTOP },
] as const;
