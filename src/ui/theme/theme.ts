import { theme as antdTheme, type ThemeConfig } from 'antd';
import { DARK, LIGHT, type Palette } from './palette';
import { componentTokens } from './themeComponents';

export type ThemeMode = 'light' | 'dark';

const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Hiragino Sans", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** Creates antd's theme for a mode (docs/decisions/0006-css-variables.md). */
export function createTheme(mode: ThemeMode): ThemeConfig {
  const palette = mode === 'dark' ? DARK : LIGHT;
  const seeds = seedTokens(palette);
  return {
    // darkAlgorithm also changes seed colours that are set as tokens; the second step restores them.
    algorithm:
      mode === 'dark'
        ? [antdTheme.darkAlgorithm, (seed, map) => ({ ...(map ?? antdTheme.darkAlgorithm(seed)), ...seeds })]
        : antdTheme.defaultAlgorithm,
    token: { ...SIZES, ...seeds, ...aliasTokens(palette), fontFamily: FONT },
    components: componentTokens(palette),
  };
}

const SIZES = {
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeHeading1: 32,
  fontSizeHeading2: 24,
  fontSizeHeading3: 20,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  fontWeightStrong: 600,
  borderRadius: 6,
  borderRadiusXS: 2,
  borderRadiusSM: 4,
  borderRadiusLG: 10,
  lineWidthFocus: 2,
  controlHeight: 36,
  controlHeightSM: 28,
  controlHeightLG: 48,
  controlOutlineWidth: 0,
  motionUnit: 0.08,
  motionEaseOut: 'cubic-bezier(0.2, 0, 0, 1)',
  motionEaseInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  wireframe: false,
} as const;

function seedTokens(palette: Palette) {
  return {
    colorPrimary: palette.primary,
    colorLink: palette.primary,
    colorSuccess: palette.success,
    colorWarning: palette.warningText,
    colorError: palette.danger,
    colorInfo: palette.info,
    colorTextBase: palette.text,
    colorBgBase: palette.surface,
  };
}

function aliasTokens(palette: Palette) {
  return {
    colorPrimaryHover: palette.primaryHover,
    colorPrimaryActive: palette.primaryActive,
    colorPrimaryBg: palette.primaryBg,
    colorPrimaryBgHover: palette.primaryBg,
    colorPrimaryBorder: palette.primaryBorder,
    colorPrimaryBorderHover: palette.primary,
    colorPrimaryText: palette.primary,
    colorLinkHover: palette.primaryHover,
    colorLinkActive: palette.primaryActive,
    colorWarningBg: palette.warningBg,
    colorWarningBorder: palette.warning,
    colorErrorBg: palette.dangerBg,
    colorErrorBorder: palette.danger,
    colorInfoBg: palette.infoBg,
    colorInfoBorder: palette.info,
    colorText: palette.text,
    colorTextHeading: palette.text,
    colorTextLabel: palette.textSecondary,
    colorTextSecondary: palette.textSecondary,
    colorTextTertiary: palette.textTertiary,
    colorTextDescription: palette.textTertiary,
    // antd's own greys for placeholders and disabled text have a contrast below 4.5:1.
    colorTextPlaceholder: palette.textTertiary,
    colorTextQuaternary: palette.textTertiary,
    colorTextDisabled: palette.textTertiary,
    colorIcon: palette.textTertiary,
    colorIconHover: palette.text,
    colorBgLayout: palette.background,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBgContainerDisabled: palette.sunken,
    colorBgSpotlight: palette.text,
    colorTextLightSolid: palette.onPrimary,
    colorBgMask: palette.mask,
    colorFill: palette.border,
    colorFillSecondary: palette.sunken,
    colorFillTertiary: palette.sunken,
    colorFillQuaternary: palette.background,
    colorFillAlter: palette.background,
    colorBorder: palette.border,
    colorBorderSecondary: palette.borderSecondary,
    colorBorderDisabled: palette.border,
    colorSplit: palette.borderSecondary,
    colorHighlight: palette.warning,
    controlItemBgHover: palette.background,
    controlItemBgActive: palette.primaryBg,
    controlItemBgActiveHover: palette.primaryBg,
    boxShadow: palette.shadowOverlay,
    boxShadowSecondary: palette.shadowOverlay,
    boxShadowTertiary: palette.shadowRaised,
  };
}
