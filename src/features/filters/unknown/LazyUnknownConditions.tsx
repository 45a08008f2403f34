import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { findUnknownConditions } from './findUnknownConditions';
import type { UnknownConditionsProps } from './UnknownConditions';

const Loaded = loadable<UnknownConditionsProps>(
  () => import('./UnknownConditions').then((module) => module.UnknownConditions),
  RenderNothing,
);

/** Loads the notice of unknown conditions only if there are any, which is rare. */
export function LazyUnknownConditions(props: UnknownConditionsProps) {
  return findUnknownConditions(props.query, props.gameItems) === null ? null : <Loaded {...props} />;
}
