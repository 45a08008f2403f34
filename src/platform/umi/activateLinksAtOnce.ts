/** The part of webpack-chain's configuration used here. */
type ChainedConfig = {
  readonly module: {
    rule(name: string): {
      test(path: RegExp): { use(name: string): { loader(path: string): { options(options: object): unknown } } };
    };
  };
};

/** The effect after which the router's `navigate` does anything, in its function `useNavigate`, and what it becomes. */
export const ACTIVATION = {
  search: 'useEffect(() => {\n    activeRef.current = true;',
  replace: 'useLayoutEffect(() => {\n    activeRef.current = true;',
} as const;

/** Lets links and `navigate` work from the moment at which React handles the first press. The router ignores navigations until its effects
 *  have run, which React delays until after the next paint: a press before that was lost, since the link had already kept the browser
 *  from following it. Later versions of the router use a layout effect themselves. The build fails if the effect is not found.
 *  @param resolve  returns the absolute path of a package */
export function activateLinksAtOnce(config: ChainedConfig, resolve: (module: string) => string): void {
  config.module
    .rule('activate-links-at-once')
    .test(/[\\/]node_modules[\\/]react-router[\\/]index\.js$/)
    .use('string-replace')
    .loader(resolve('string-replace-loader'))
    .options({ ...ACTIVATION, strict: true });
}
