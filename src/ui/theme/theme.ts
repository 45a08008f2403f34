import { theme as antdTheme, type ThemeConfig } from 'antd';
import { DARK, LIGHT, type Palette } from './palette';
import { componentTokens } from './themeComponents';

export type ThemeMode = 'light' | 'dark';

const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Hiragino Sans", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** The antd theme of a mode: daylight on glass (docs/decisions/0006-css-variables.md). */
export function themeOf(mode: ThemeMode): ThemeConfig {
  const palette = mode === 'dark' ? DARK : LIGHT;
  const seeds = seedTokens(palette);
  return {
    // darkAlgorithm re-mixes the seed colours even where a token gives them; the second step puts them back.
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
    colorPrimary: palette.glass,
    colorLink: palette.glass,
    colorSuccess: palette.ok,
    colorWarning: palette.lampInk,
    colorError: palette.rouge,
    colorInfo: palette.info,
    colorTextBase: palette.ink,
    colorBgBase: palette.surface,
  };
}

function aliasTokens(palette: Palette) {
  return {
    colorPrimaryHover: palette.glassHover,
    colorPrimaryActive: palette.glassActive,
    colorPrimaryBg: palette.glassBg,
    colorPrimaryBgHover: palette.glassBg,
    colorPrimaryBorder: palette.glassLine,
    colorPrimaryBorderHover: palette.glass,
    colorPrimaryText: palette.glass,
    colorLinkHover: palette.glassHover,
    colorLinkActive: palette.glassActive,
    colorWarningBg: palette.lampBg,
    colorWarningBorder: palette.lamp,
    colorErrorBg: palette.rougeBg,
    colorErrorBorder: palette.rouge,
    colorInfoBg: palette.infoBg,
    colorInfoBorder: palette.info,
    colorText: palette.ink,
    colorTextHeading: palette.ink,
    colorTextLabel: palette.ink2,
    colorTextSecondary: palette.ink2,
    colorTextTertiary: palette.ink3,
    colorTextDescription: palette.ink3,
    // antd's own placeholder and disabled greys stay under 4.5:1.
    colorTextPlaceholder: palette.ink3,
    colorTextQuaternary: palette.ink3,
    colorTextDisabled: palette.ink3,
    colorIcon: palette.ink3,
    colorIconHover: palette.ink,
    colorBgLayout: palette.ground,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBgContainerDisabled: palette.sunken,
    colorBgSpotlight: palette.ink,
    colorTextLightSolid: palette.onGlass,
    colorBgMask: palette.shade,
    colorFill: palette.line,
    colorFillSecondary: palette.sunken,
    colorFillTertiary: palette.sunken,
    colorFillQuaternary: palette.ground,
    colorFillAlter: palette.ground,
    colorBorder: palette.line,
    colorBorderSecondary: palette.line2,
    colorBorderDisabled: palette.line,
    colorSplit: palette.line2,
    colorHighlight: palette.lamp,
    controlItemBgHover: palette.ground,
    controlItemBgActive: palette.glassBg,
    controlItemBgActiveHover: palette.glassBg,
    boxShadow: palette.pop,
    boxShadowSecondary: palette.pop,
    boxShadowTertiary: palette.lift,
  };
}
