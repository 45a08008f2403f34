import { useEffect, useRef } from 'react';
import { FAILURE_MESSAGES, type FailureMessages } from '@/locales/failureMessages';
import { isChunkFailure } from '@/platform/webpack/chunkFailure';
import { useLocale } from '@/ui/hooks/useLocale';
import { useOnline } from '@/ui/hooks/useOnline';
import { FAILURE_PANEL_STYLE } from './failurePanelStyle';

type FailurePanelProps = { readonly error: unknown; readonly onRetry: () => void };

/** Says that the page did not come or broke, that nothing is lost, and the ways on. Needs no chunk: its words and
 *  styles travel with the entry script, for the page's own may be what failed. Offline, it tries by itself once the
 *  network is back. */
export function FailurePanel({ error, onRetry }: FailurePanelProps) {
  const words = FAILURE_MESSAGES[useLocale()];
  const online = useOnline();
  const missing = isChunkFailure(error);
  useRetryWhenOnline(online, missing, onRetry);
  useRetryWhenGoingBack(missing, onRetry);
  const { title, text } = sayWhy(words, missing, online);
  return (
    <div className="failure" role="alert">
      <style>{FAILURE_PANEL_STYLE}</style>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="failure-ways">
        <button type="button" className="failure-first" onClick={onRetry}>
          {words.retry}
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
        <a href="/welcome">{words.home}</a>
      </div>
      <code>{firstLine(error)}</code>
    </div>
  );
}

function useRetryWhenOnline(online: boolean, missing: boolean, onRetry: () => void): void {
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current && missing) onRetry();
    wasOffline.current = !online;
  }, [online, missing, onRetry]);
}

/** A page that broke on one query may stand on the one before. */
function useRetryWhenGoingBack(missing: boolean, onRetry: () => void): void {
  useEffect(() => {
    if (missing) return;
    window.addEventListener('popstate', onRetry);
    return () => window.removeEventListener('popstate', onRetry);
  }, [missing, onRetry]);
}

function sayWhy(words: FailureMessages, missing: boolean, online: boolean) {
  if (!missing) return { title: words.brokenTitle, text: words.brokenText };
  if (!online) return { title: words.offlineTitle, text: words.offlineText };
  return { title: words.chunkTitle, text: words.chunkText };
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}
