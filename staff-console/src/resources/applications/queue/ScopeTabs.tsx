import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'ra-core';
import { itemAt } from '../../../../../domain/required.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useMember } from '../../../session/member.ts';

type Scope = 'mine' | 'unassigned' | 'all';

/** Mine, the ones nobody has, and, for those who may, all. */
export function ScopeTabs() {
  const t = useTranslate();
  const member = useMember();
  const { filterValues, setFilters } = useListContext();
  const scopes: Scope[] = member.sees_all_applications
    ? ['mine', 'unassigned', 'all']
    : ['mine', 'unassigned'];
  const scope: Scope = scopes.includes(filterValues['scope']) ? filterValues['scope'] : itemAt(scopes, -1);
  return (
    <Tabs
      value={scope}
      onChange={(_event, next: Scope) => setFilters({ ...filterValues, scope: next }, undefined, false)}
      aria-label={t('queue.scopes')}
      sx={{ mt: 1, mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {scopes.map((choice) => (
        <Tab key={choice} value={choice} label={t(`queue.${choice}`)} />
      ))}
    </Tabs>
  );
}
