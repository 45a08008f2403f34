import { FAILURE_MESSAGES } from '@/locales/failureMessages';
import { useLocale } from '@/ui/hooks/useLocale';

/** A technical error text, folded away: buyers need it only to report a problem. */
export function TechnicalDetails({ text }: { readonly text: string }) {
  return (
    <details>
      <summary>{FAILURE_MESSAGES[useLocale()].details}</summary>
      <code>{text}</code>
    </details>
  );
}
