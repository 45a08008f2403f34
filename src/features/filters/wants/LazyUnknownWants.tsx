import { itemsOf } from '@/domain/query';
import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import type { UnknownWantsProps } from './UnknownWants';

const Loaded = loadable<UnknownWantsProps>(
  () => import('./UnknownWants').then((module) => module.UnknownWants),
  RenderNothing,
);

/** Loads the notice of unknown wants only if there are any, which is rare. */
export function LazyUnknownWants(props: UnknownWantsProps) {
  const { byId } = props.gameItems.roster;
  return props.query.wants.every((want) => itemsOf(want).some((item) => byId.has(item))) ? null : <Loaded {...props} />;
}
