import DiffOutlined from '@ant-design/icons/es/icons/DiffOutlined';
import { memo, useSyncExternalStore } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { compareTray } from '@/storage/compareTray';
import { IconButton } from '@/ui/components/controls/IconButton';
import { useMessages } from '@/ui/hooks/useMessages';
import { codesOfGame, toggleCompared } from './editTray';

export type CompareButtonProps = { readonly game: GameId; readonly code: OfferCode };

/** Toggles whether an offer is in the compare tray. */
export const CompareButton = memo(function CompareButton({ game, code }: CompareButtonProps) {
  const { shop } = useMessages();
  // A boolean snapshot, so that a change of the tray re-renders only the button of the affected offer.
  const isPressed = useSyncExternalStore(
    compareTray.subscribe,
    () => codesOfGame(compareTray.get(), game).includes(code),
    () => false,
  );
  return (
    <IconButton
      label={shop.compareOffer(code)}
      icon={<DiffOutlined aria-hidden />}
      pressed={isPressed}
      onClick={() => toggleCompared(game, code)}
    />
  );
});
