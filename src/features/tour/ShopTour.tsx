import { Tour } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusPageHeading } from '@/ui/hooks/focusPageHeading';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ShopTour.module.css';
import { TOUR_STEPS, type TourStep } from './tourSteps';

export type ShopTourProps = { readonly onEnd: () => void };

/** Shows three parts of the page in turn; `Esc`, the close button and the last step end the tour for good. */
export function ShopTour({ onEnd }: ShopTourProps) {
  const { shop, common } = useMessages();
  const locale = useLocale();
  // antd's panel is no dialog for screen readers: what it is put into is.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const end = () => {
    onEnd();
    focusPageHeading();
  };
  return (
    <>
      {createPortal(<div ref={setDialog} role="dialog" aria-label={shop.tour} />, document.body)}
      {dialog !== null && (
        <Tour
          open
          getPopupContainer={() => dialog}
          onClose={end}
          closable={{ 'aria-label': common.close }}
          classNames={{ section: styles.section ?? '', close: styles.close ?? '' }}
          steps={TOUR_STEPS.map((step, at) => ({
            title: null,
            description: <Said key={step.id} title={step.title[locale]} text={step.says[locale]} />,
            target: () => shownBy(step) ?? document.body,
            nextButtonProps: {
              children: at === TOUR_STEPS.length - 1 ? shop.tourEnd : shop.tourNext,
              className: styles.button ?? '',
            },
            prevButtonProps: { children: shop.tourBack, className: styles.button ?? '' },
          }))}
        />
      )}
    </>
  );
}

/** The content of a step. It takes the focus, so that screen readers read it and Tab continues with its buttons. */
function Said({ title, text }: { readonly title: string; readonly text: string }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={said} tabIndex={-1} className={styles.said}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function shownBy({ at }: TourStep): HTMLElement | null {
  for (const selector of at) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null && found.getClientRects().length > 0) return found;
  }
  return null;
}
