/** Roles of colour, one value a theme; global.css holds the same values as CSS variables (a test compares them). */
export type Palette = {
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly line: string;
  readonly line2: string;
  readonly glass: string;
  readonly glassHover: string;
  readonly glassActive: string;
  readonly onGlass: string;
  readonly glassBg: string;
  readonly glassLine: string;
  readonly lamp: string;
  readonly lampInk: string;
  readonly lampBg: string;
  readonly rouge: string;
  readonly rougeBg: string;
  readonly ok: string;
  readonly info: string;
  readonly infoBg: string;
  readonly shade: string;
  readonly pop: string;
  readonly lift: string;
};

export const LIGHT: Palette = {
  ground: '#F2F5F4',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#E8EDEB',
  ink: '#14211D',
  ink2: '#44524D',
  ink3: '#5C6A65',
  line: '#CFD8D4',
  line2: '#E2E8E5',
  glass: '#0B6B57',
  glassHover: '#085443',
  glassActive: '#063F33',
  onGlass: '#FFFFFF',
  glassBg: '#E2F1EC',
  glassLine: '#9CCBBD',
  lamp: '#E0A526',
  lampInk: '#6B4700',
  lampBg: '#FFF2CF',
  rouge: '#B3261E',
  rougeBg: '#FCEBE9',
  ok: '#127349',
  info: '#2A5CA3',
  infoBg: '#E8F0FB',
  shade: 'rgba(12, 30, 24, 0.42)',
  pop: '0 8px 28px rgba(16, 40, 32, 0.14)',
  lift: '0 1px 2px rgba(16, 40, 32, 0.06)',
};

export const DARK: Palette = {
  ground: '#0C1211',
  surface: '#141B19',
  raised: '#1B2421',
  sunken: '#090E0D',
  ink: '#E7EEEB',
  ink2: '#B3BFBA',
  ink3: '#8D9B95',
  line: '#2E3A36',
  line2: '#212B28',
  glass: '#63CDB0',
  glassHover: '#86DCC4',
  glassActive: '#A6E8D5',
  onGlass: '#06140F',
  glassBg: '#12302A',
  glassLine: '#2B6657',
  lamp: '#D9A53A',
  lampInk: '#FFD88A',
  lampBg: '#33270B',
  rouge: '#FF9B92',
  rougeBg: '#3A1917',
  ok: '#67D49B',
  info: '#9CC2FF',
  infoBg: '#16263D',
  shade: 'rgba(0, 0, 0, 0.62)',
  pop: '0 8px 28px rgba(0, 0, 0, 0.55)',
  lift: '0 1px 2px rgba(0, 0, 0, 0.4)',
};
