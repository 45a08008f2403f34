import { loadable } from '@/resilience/loadable';
import { Nothing } from '@/ui/components/feedback/Nothing';
import type { UnknownWantsProps } from './UnknownWants';

const Loaded = loadable<UnknownWantsProps>(
  () => import('./UnknownWants').then((module) => module.UnknownWants),
  Nothing,
);

/** The notice of wants that this game has no item for, whose code comes when there is one: few addresses have any. */
export function LazyUnknownWants(props: UnknownWantsProps) {
  const { byId } = props.lexicon.roster;
  return props.query.wants.every(({ item }) => byId.has(item)) ? null : <Loaded {...props} />;
}
