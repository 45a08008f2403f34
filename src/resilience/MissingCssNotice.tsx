import { useSyncExternalStore } from 'react';
import { FAILURE_MESSAGES } from '@/locales/failureMessages';
import { useLocale } from '@/ui/hooks/useLocale';
import { FAILURE_PANEL_STYLE } from './failurePanelStyle';
import { TechnicalDetails } from './TechnicalDetails';
import { missingCss } from './tolerateMissingCss';

/** Reports that the page's styles failed to load, and offers to reload the page. */
export function MissingCssNotice() {
  const missing = useSyncExternalStore(missingCss.subscribe, missingCss.get, () => null);
  const messages = FAILURE_MESSAGES[useLocale()];
  if (missing === null) return null;
  return (
    <div className="failure" role="status">
      <style>{FAILURE_PANEL_STYLE}</style>
      <p>{messages.cssMissing}</p>
      <div className="failure-actions">
        <button type="button" onClick={() => window.location.reload()}>
          {messages.reload}
        </button>
        <button type="button" onClick={() => missingCss.set(null)}>
          {messages.close}
        </button>
      </div>
      <TechnicalDetails text={missing.split('\n')[0] ?? ''} />
    </div>
  );
}
