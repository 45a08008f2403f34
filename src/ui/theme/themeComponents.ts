import type { ThemeConfig } from 'antd';
import type { Palette } from './palette';

/** Component tokens that the alias tokens alone do not give. */
export function componentTokens(palette: Palette): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      primaryColor: palette.onGlass,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 400,
      paddingInline: 14,
      defaultHoverBg: palette.surface,
      defaultHoverBorderColor: palette.glass,
      defaultHoverColor: palette.glass,
    },
    Segmented: {
      trackBg: palette.sunken,
      trackPadding: 2,
      itemColor: palette.ink2,
      itemHoverColor: palette.ink,
      itemHoverBg: palette.sunken,
      itemSelectedBg: palette.raised,
      itemSelectedColor: palette.ink,
    },
    Tag: { defaultBg: palette.surface, defaultColor: palette.ink, solidTextColor: palette.onGlass },
    Slider: {
      railBg: palette.line,
      railHoverBg: palette.line,
      railSize: 2,
      trackBg: palette.glass,
      trackHoverBg: palette.glass,
      handleSize: 14,
      handleSizeHover: 14,
      handleLineWidth: 2,
      handleLineWidthHover: 2,
      handleColor: palette.glass,
      handleActiveColor: palette.glass,
      handleActiveOutlineColor: palette.glassBg,
    },
    InputNumber: { controlWidth: 96 },
    Input: { activeShadow: 'none', hoverBorderColor: palette.ink3, activeBorderColor: palette.glass },
    Select: { optionSelectedBg: palette.glassBg, optionActiveBg: palette.ground, optionSelectedFontWeight: 600 },
    Card: { bodyPadding: 14, bodyPaddingSM: 10, headerHeight: 36, headerBg: 'transparent' },
    Table: {
      headerBg: palette.surface,
      headerColor: palette.ink3,
      headerSplitColor: 'transparent',
      headerSortActiveBg: palette.surface,
      headerSortHoverBg: palette.ground,
      bodySortBg: palette.surface,
      borderColor: palette.line2,
      rowHoverBg: palette.glassBg,
      rowSelectedBg: palette.glassBg,
      cellPaddingBlockSM: 7,
      cellPaddingInlineSM: 12,
      cellFontSizeSM: 13,
    },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 16 },
    Skeleton: { gradientFromColor: palette.sunken, gradientToColor: palette.line2, blockRadius: 4 },
    Alert: { defaultPadding: '8px 14px' },
  };
}
