import { MenuCount, useWaitingCount } from '../../components/MenuCount.tsx';
import { useSay } from '../../i18n/use-words.ts';

const FAILING = { is_failing: true };

/** Beside the menu's entry: how many channels did not take what they were told. */
export function FailingCount() {
  const say = useSay();
  const count = useWaitingCount('notification_channels', FAILING);
  return <MenuCount count={count} words={say('office.channels.failing', { smart_count: count })} />;
}
