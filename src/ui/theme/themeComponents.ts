import type { ThemeConfig } from 'antd';
import type { Palette } from './palette';

/** Creates the component tokens that differ from what the alias tokens imply. */
export function componentTokens(palette: Palette): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      primaryColor: palette.onPrimary,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 400,
      paddingInline: 14,
      defaultHoverBg: palette.surface,
      defaultHoverBorderColor: palette.primary,
      defaultHoverColor: palette.primary,
    },
    Input: { activeShadow: 'none', hoverBorderColor: palette.textTertiary, activeBorderColor: palette.primary },
    Select: { optionSelectedBg: palette.primaryBg, optionActiveBg: palette.background, optionSelectedFontWeight: 600 },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 16 },
    Alert: { defaultPadding: '8px 14px' },
  };
}
