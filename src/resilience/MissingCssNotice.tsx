import { useSyncExternalStore } from 'react';
import { FAILURE_MESSAGES } from '@/locales/failureMessages';
import { useLocale } from '@/ui/hooks/useLocale';
import { FAILURE_PANEL_STYLE } from './failurePanelStyle';
import { missingCss } from './tolerateMissingCss';

/** Says that the page stands without its styles, and offers to load them again with the page. */
export function MissingCssNotice() {
  const missing = useSyncExternalStore(missingCss.subscribe, missingCss.get);
  const words = FAILURE_MESSAGES[useLocale()];
  if (missing === null) return null;
  return (
    <div className="failure" role="status">
      <style>{FAILURE_PANEL_STYLE}</style>
      <p>{words.cssMissing}</p>
      <div className="failure-ways">
        <button type="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
        <button type="button" onClick={() => missingCss.set(null)}>
          {words.close}
        </button>
      </div>
      <code>{missing.split('\n')[0]}</code>
    </div>
  );
}
