import { MenuCount, useWaitingCount } from '../../components/MenuCount.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

const FAILING = { is_failing: true };

/** Beside the menu's entry: how many channels did not take what they were told. */
export function FailingCount() {
  const t = useTranslate();
  const count = useWaitingCount('notification_channels', FAILING);
  return <MenuCount count={count} words={t('office.channels.failing', { smart_count: count })} />;
}
