import { useEffect, useRef, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { tourTaken } from '@/storage/tourTaken';
import { useStored } from '@/storage/useStored';
import { TextButton } from '@/ui/components/controls/TextButton';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useMessages } from '@/ui/hooks/useMessages';
import type { ShopTourProps } from './ShopTour';
import styles from './TourButton.module.css';

const LazyTour = loadable<ShopTourProps>(() => import('./ShopTour').then((module) => module.ShopTour), RenderNothing);

/** Starts the tour. Shown to first-time visitors until they have taken the tour or set conditions without it. */
export function TourButton({ hasConditions }: { readonly hasConditions: boolean }) {
  const { shop } = useMessages();
  const taken = useStored(tourTaken);
  const [isOpen, setIsOpen] = useState(false);
  const wasOfferedRef = useRef(false);
  const isOffered = !taken && !hasConditions;
  useEffect(() => {
    if (wasOfferedRef.current && hasConditions) tourTaken.set(true);
    wasOfferedRef.current = isOffered;
  }, [hasConditions, isOffered]);

  const end = () => {
    setIsOpen(false);
    tourTaken.set(true);
  };
  return (
    <>
      {isOffered && (
        <TextButton className={styles.button} onClick={() => setIsOpen(true)}>
          {shop.tour}
        </TextButton>
      )}
      {isOpen && <LazyTour onEnd={end} />}
    </>
  );
}
