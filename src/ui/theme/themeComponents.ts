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
    Segmented: {
      trackBg: palette.sunken,
      trackPadding: 2,
      itemColor: palette.textSecondary,
      itemHoverColor: palette.text,
      itemHoverBg: palette.sunken,
      itemSelectedBg: palette.raised,
      itemSelectedColor: palette.text,
    },
    Tag: { defaultBg: palette.surface, defaultColor: palette.text, solidTextColor: palette.onPrimary },
    Slider: {
      railBg: palette.border,
      railHoverBg: palette.border,
      railSize: 2,
      trackBg: palette.primary,
      trackHoverBg: palette.primary,
      handleSize: 14,
      handleSizeHover: 14,
      handleLineWidth: 2,
      handleLineWidthHover: 2,
      handleColor: palette.primary,
      handleActiveColor: palette.primary,
      handleActiveOutlineColor: palette.primaryBg,
    },
    InputNumber: { controlWidth: 96 },
    Input: { activeShadow: 'none', hoverBorderColor: palette.textTertiary, activeBorderColor: palette.primary },
    Select: { optionSelectedBg: palette.primaryBg, optionActiveBg: palette.background, optionSelectedFontWeight: 600 },
    Card: { bodyPadding: 14, bodyPaddingSM: 10, headerHeight: 36, headerBg: 'transparent' },
    Table: {
      headerBg: palette.surface,
      headerColor: palette.textTertiary,
      headerSplitColor: 'transparent',
      headerSortActiveBg: palette.surface,
      headerSortHoverBg: palette.background,
      bodySortBg: palette.surface,
      borderColor: palette.borderSecondary,
      rowHoverBg: palette.primaryBg,
      rowSelectedBg: palette.primaryBg,
      cellPaddingBlockSM: 7,
      cellPaddingInlineSM: 12,
      cellFontSizeSM: 13,
    },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 16 },
    Skeleton: { gradientFromColor: palette.sunken, gradientToColor: palette.borderSecondary, blockRadius: 4 },
    Alert: { defaultPadding: '8px 14px' },
  };
}
