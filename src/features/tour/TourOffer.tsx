import { useEffect, useRef, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { tourTaken } from '@/storage/tourTaken';
import { useStored } from '@/storage/useStored';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Nothing } from '@/ui/components/feedback/Nothing';
import { useMessages } from '@/ui/hooks/useMessages';
import type { ShopTourProps } from './ShopTour';
import styles from './TourOffer.module.css';

const LazyTour = loadable<ShopTourProps>(() => import('./ShopTour').then((module) => module.ShopTour), Nothing);

/** Offers the tour to first-time visitors. It never starts by itself, and visitors who set conditions without it do not need it.
 *  @param asked  whether there are conditions */
export function TourOffer({ asked }: { readonly asked: boolean }) {
  const { shop } = useMessages();
  const taken = useStored(tourTaken);
  const [touring, setTouring] = useState(false);
  const wasOffered = useRef(false);
  const offered = !taken && !asked;
  useEffect(() => {
    if (wasOffered.current && asked) tourTaken.set(true);
    wasOffered.current = offered;
  }, [asked, offered]);

  const end = () => {
    setTouring(false);
    tourTaken.set(true);
  };
  return (
    <>
      {offered && (
        <TextButton className={styles.offer} onClick={() => setTouring(true)}>
          {shop.tour}
        </TextButton>
      )}
      {touring && <LazyTour onEnd={end} />}
    </>
  );
}
