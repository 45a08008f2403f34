import { Tour } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusPageHeading } from '@/ui/browser/focusPageHeading';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { useTourMessages } from './messages/useTourMessages';
import styles from './ShopTour.module.css';
import { TOUR_STEPS, type TourStep } from './tourSteps';

export type ShopTourProps = { readonly onEnd: () => void };

/** Shows three parts of the page in turn; `Esc`, the close button and the last step end the tour for good. */
export function ShopTour({ onEnd }: ShopTourProps) {
  const { shop, common } = useMessages();
  const messages = useTourMessages();
  const locale = useLocale();
  // antd's panel has no dialog role, so its container gets one.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const end = () => {
    onEnd();
    focusPageHeading();
  };
  return (
    <ThemeRoot>
      {createPortal(<div ref={setDialog} role="dialog" aria-label={shop.tour} />, document.body)}
      {dialog !== null && (
        <Tour
          open
          getPopupContainer={() => dialog}
          onClose={end}
          closable={{ 'aria-label': common.close }}
          classNames={{ section: styles.section ?? '', close: styles.close ?? '' }}
          steps={TOUR_STEPS.map((step, index) => ({
            title: null,
            description: <StepContent key={step.id} title={step.title[locale]} text={step.text[locale]} />,
            target: () => findVisibleTarget(step) ?? document.body,
            nextButtonProps: {
              children: index === TOUR_STEPS.length - 1 ? messages.end : messages.next,
              className: styles.button ?? '',
            },
            prevButtonProps: { children: messages.back, className: styles.button ?? '' },
          }))}
        />
      )}
    </ThemeRoot>
  );
}

/** The content of a step. It takes the focus, so that screen readers read it and Tab continues with its buttons. */
function StepContent({ title, text }: { readonly title: string; readonly text: string }) {
  const contentRef = useRef<HTMLDivElement>(null);
  useEffect(() => contentRef.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={contentRef} tabIndex={-1} className={styles.content}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function findVisibleTarget({ selectors }: TourStep): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null && found.getClientRects().length > 0) return found;
  }
  return null;
}
