import { useEffect } from 'react';
import { useMessages } from './useMessages';

/** Sets the document's title: the page, then the site. */
export function usePageTitle(page: string): void {
  const { common } = useMessages();
  useEffect(() => {
    document.title = common.pageTitle(page);
  }, [common, page]);
}
