import { useEffect, useRef } from 'react';
import { sitePath } from '@/base/sitePath';
import { FAILURE_MESSAGES, type FailureMessages } from '@/locales/failureMessages';
import { isChunkFailure } from '@/platform/webpack/chunkFailure';
import { useLocale } from '@/ui/hooks/useLocale';
import { useOnline } from '@/ui/hooks/useOnline';
import { FAILURE_PANEL_STYLE } from './failurePanelStyle';
import { TechnicalDetails } from './TechnicalDetails';

type FailurePanelProps = { readonly error: unknown; readonly onRetry: () => void };

/** Reports that the page failed to load or broke, and offers to retry, reload or go to the welcome page. Its messages and styles are part
 *  of the entry script, because those of the page may have failed to load. Retries by itself when the network returns. */
export function FailurePanel({ error, onRetry }: FailurePanelProps) {
  const messages = FAILURE_MESSAGES[useLocale()];
  const online = useOnline();
  const missing = isChunkFailure(error);
  useRetryWhenOnline(online, missing, onRetry);
  useRetryWhenGoingBack(missing, onRetry);
  const { title, text } = describeFailure(messages, missing, online);
  return (
    <div className="failure" role="alert">
      <style>{FAILURE_PANEL_STYLE}</style>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="failure-actions">
        <button type="button" className="failure-primary" onClick={onRetry}>
          {messages.retry}
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          {messages.reload}
        </button>
        <a href={sitePath('/welcome')}>{messages.home}</a>
      </div>
      <TechnicalDetails text={firstLine(error)} />
    </div>
  );
}

function useRetryWhenOnline(online: boolean, missing: boolean, onRetry: () => void): void {
  const wasOfflineRef = useRef(!online);
  useEffect(() => {
    if (online && wasOfflineRef.current && missing) onRetry();
    wasOfflineRef.current = !online;
  }, [online, missing, onRetry]);
}

/** A page that broke on one query may work on the previous one. */
function useRetryWhenGoingBack(missing: boolean, onRetry: () => void): void {
  useEffect(() => {
    if (missing) return;
    window.addEventListener('popstate', onRetry);
    return () => window.removeEventListener('popstate', onRetry);
  }, [missing, onRetry]);
}

function describeFailure(messages: FailureMessages, missing: boolean, online: boolean) {
  if (!missing) return { title: messages.brokenTitle, text: messages.brokenText };
  if (!online) return { title: messages.offlineTitle, text: messages.offlineText };
  return { title: messages.chunkTitle, text: messages.chunkText };
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}
