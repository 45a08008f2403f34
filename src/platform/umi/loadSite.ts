/** Loads and starts the site: the module that Umi generates as its entry. `.umirc.ts` replaces that by `static-page/start`. */
export const loadSite = (): Promise<unknown> => import(/* webpackChunkName: "site" */ '@@/umi');
