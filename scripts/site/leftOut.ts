/** A module that parts of antd ask for, and what they get instead. */
export type LeftOut = {
  readonly name: string;
  /** How it is asked for. */
  readonly request: string;
  /** The modules that ask for it, in node_modules. */
  readonly by: readonly string[];
  /** In the project. */
  readonly instead: string;
};

/** What antd's parts bring and our pages do without (decision 0009). */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    name: 'tooltip',
    request: '../tooltip',
    by: ['antd/es/slider/SliderTooltip.js', 'antd/es/segmented/index.js'],
    instead: 'src/ui/instead/NoTooltip.tsx',
  },
  {
    name: 'thumb',
    request: './MotionThumb',
    by: ['@rc-component/segmented/es/index.js'],
    instead: 'src/ui/instead/NoThumb.tsx',
  },
  {
    name: 'scroll-lock',
    request: './useScrollLocker',
    by: ['@rc-component/portal/es/Portal.js'],
    instead: 'src/ui/instead/useHeldPage.ts',
  },
];
