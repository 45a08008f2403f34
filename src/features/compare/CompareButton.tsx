import DiffOutlined from '@ant-design/icons/es/icons/DiffOutlined';
import { memo } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { IconButton } from '@/ui/components/controls/IconButton';
import { useMessages } from '@/ui/hooks/useMessages';
import { useCompared } from './useCompared';

export type CompareButtonProps = { readonly game: GameId; readonly code: OfferCode };

/** Chooses an offer for comparison, or not any more. */
export const CompareButton = memo(function CompareButton({ game, code }: CompareButtonProps) {
  const { shop } = useMessages();
  const [isChosen, toggle] = useCompared(game, code);
  return (
    <IconButton
      label={shop.compareOffer(code)}
      icon={<DiffOutlined aria-hidden />}
      pressed={isChosen}
      onClick={toggle}
    />
  );
});
