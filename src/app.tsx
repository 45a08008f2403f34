import { type ReactNode, Suspense } from 'react';
import { localeStore } from '@/locales/localeStore';
import { ReleaseNotice } from '@/offline/ReleaseNotice';
import { startOffline } from '@/offline/startOffline';
import { readSite, returnSite } from '@/platform/umi/siteComponent';
import { FailureBoundary } from '@/resilience/FailureBoundary';
import { MissingCssNotice } from '@/resilience/MissingCssNotice';
import { watchHealth } from '@/resilience/recovery';
import { makeRoutesRetriable } from '@/resilience/retriableRoutes';
import { createScrollToTop, type RouteChange } from '@/resilience/scrollToTop';
import { tolerateMissingCss } from '@/resilience/tolerateMissingCss';
import { mountSite } from '@/static-page/mountSite';
import { releaseSpace } from '@/static-page/releaseSpace';
import { dropCanonicalLink, type UrlChange } from '@/ui/browser/canonicalLink';
import { PageSkeleton } from '@/ui/components/page/PageSkeleton';
import { StorageNote } from '@/ui/components/page/StorageNote';
import { warmUpNumberFormat } from '@/ui/format/warmUpNumberFormat';
import { recordUrl, trackHistory } from '@/ui/hooks/drawerHistory';
import { watchLocale } from '@/ui/locale/watchLocale';
import { watchTheme } from '@/ui/theme/themeStore';

/** Called by Umi with the route table before anything else; there is no router yet. */
export function patchRoutes({ routeComponents }: { readonly routeComponents: Record<string, unknown> }): void {
  trackHistory();
  tolerateMissingCss();
  makeRoutesRetriable(routeComponents);
}

/** Called by Umi with the options of its renderer. */
export const modifyClientRenderOpts = returnSite;

/** Called by Umi to render the site. Language and theme are set first, so that nothing flashes. */
export function render(renderSite: () => unknown): void {
  // In a browser that is too old the note stays, because parts of the site may fail later.
  if (document.documentElement.dataset.old === undefined) document.getElementById('entry-help')?.remove();
  watchHealth();
  startOffline();
  watchTheme();
  watchLocale();
  // Creates and mounts the site in separate tasks, so that neither extends the task that evaluates the entry script.
  setTimeout(() => {
    const Site = readSite(renderSite());
    setTimeout(() => mountSite(Site));
  });
  warmUpNumberFormat(localeStore.get().locale);
}

/** Called by Umi with the router; returns it with the elements around every page. */
export function rootContainer(router: ReactNode): ReactNode {
  return (
    <FailureBoundary>
      <MissingCssNotice />
      <Suspense fallback={<PageSkeleton />}>{router}</Suspense>
      <Suspense fallback={null}>
        <StorageNote />
        <ReleaseNotice />
      </Suspense>
    </FailureBoundary>
  );
}

const scrollToTop = createScrollToTop(() => window.scrollTo(0, 0));

/** Called by Umi at every change of the URL. */
export function onRouteChange(change: RouteChange & UrlChange): void {
  recordUrl();
  scrollToTop(change);
  dropCanonicalLink(change);
  releaseSpace(change);
}
