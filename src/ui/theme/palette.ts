/** Colours by role, one value per theme; global.css contains the same values as CSS variables (a test compares them). */
export type Palette = {
  readonly background: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textTertiary: string;
  readonly border: string;
  readonly borderSecondary: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  readonly onPrimary: string;
  readonly primaryBg: string;
  readonly primaryBorder: string;
  readonly warning: string;
  readonly warningText: string;
  readonly warningBg: string;
  readonly danger: string;
  readonly dangerBg: string;
  readonly success: string;
  readonly info: string;
  readonly infoBg: string;
  readonly mask: string;
  readonly shadowOverlay: string;
  readonly shadowRaised: string;
};

export const LIGHT: Palette = {
  background: '#F2F5F4',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#E8EDEB',
  text: '#14211D',
  textSecondary: '#44524D',
  textTertiary: '#5C6A65',
  border: '#CFD8D4',
  borderSecondary: '#E2E8E5',
  primary: '#0B6B57',
  primaryHover: '#085443',
  primaryActive: '#063F33',
  onPrimary: '#FFFFFF',
  primaryBg: '#E2F1EC',
  primaryBorder: '#9CCBBD',
  warning: '#E0A526',
  warningText: '#6B4700',
  warningBg: '#FFF2CF',
  danger: '#B3261E',
  dangerBg: '#FCEBE9',
  success: '#127349',
  info: '#2A5CA3',
  infoBg: '#E8F0FB',
  mask: 'rgba(12, 30, 24, 0.42)',
  shadowOverlay: '0 8px 28px rgba(16, 40, 32, 0.14)',
  shadowRaised: '0 1px 2px rgba(16, 40, 32, 0.06)',
};

export const DARK: Palette = {
  background: '#0C1211',
  surface: '#141B19',
  raised: '#1B2421',
  sunken: '#090E0D',
  text: '#E7EEEB',
  textSecondary: '#B3BFBA',
  textTertiary: '#8D9B95',
  border: '#2E3A36',
  borderSecondary: '#212B28',
  primary: '#63CDB0',
  primaryHover: '#86DCC4',
  primaryActive: '#A6E8D5',
  onPrimary: '#06140F',
  primaryBg: '#12302A',
  primaryBorder: '#2B6657',
  warning: '#D9A53A',
  warningText: '#FFD88A',
  warningBg: '#33270B',
  danger: '#FF9B92',
  dangerBg: '#3A1917',
  success: '#67D49B',
  info: '#9CC2FF',
  infoBg: '#16263D',
  mask: 'rgba(0, 0, 0, 0.62)',
  shadowOverlay: '0 8px 28px rgba(0, 0, 0, 0.55)',
  shadowRaised: '0 1px 2px rgba(0, 0, 0, 0.4)',
};
