import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { masterTable, type MasterTableName } from '../../../../domain/master-data.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { visuallyHidden } from '../../../../web/visually-hidden.ts';
import { AskBeforeLeaving } from '../../components/form/LeaveDialog.tsx';
import { LowerBar } from '../../components/form/LowerBar.tsx';
import { PageHead } from '../../components/form/PageHead.tsx';
import { Hint } from '../../components/Hint.tsx';
import { Problem } from '../../components/Problem.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { isCtrlEnter } from '../../lib/is-ctrl-enter.ts';
import { allRows } from '../../lib/all-rows.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { useMasterNames, type MasterSetName } from '../../lib/use-master-data.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api-context.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { OrderRow } from './OrderRow.tsx';
import { groupsOf, moved } from './order.ts';

type Row = StaffRow<'job_categories'>;

/** Every row of the table, in its order. */
function useAllRows(table: MasterTableName) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [table, 'getList', 'order'],
    queryFn: () =>
      allRows<Row>(dataProvider, table, { filter: {}, sort: { field: 'position', order: 'ASC' } }),
  });
}

/** The rows in the order that is being made, over the one that is saved. */
function Order({ table, rows }: { table: MasterTableName; rows: readonly Row[] }) {
  const { t, pick } = useWording();
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const { parent, fields } = masterTable(table);
  const parentField = parent === undefined ? undefined : fields[parent];
  const parentSet = parentField && 'set' in parentField ? [parentField.set as MasterSetName] : [];
  const groupName = useMasterNames(...parentSet);
  const saved = rows.map(({ id }) => id);
  const [ids, setIds] = useState<readonly number[]>(saved);
  const [told, setTold] = useState('');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: number) => pick(byId.get(id)?.name) || `#${id}`;
  const parentOf = (id: number) =>
    parent === undefined
      ? null
      : ((byId.get(id)?.[parent as keyof Row] as number | null | undefined) ?? null);
  const isChanged = ids.join() !== saved.join();
  const save = useMutation({
    mutationFn: () =>
      api.command('hf_member__order_master_data', {
        master_data: { table, ids: [...ids], ids_before: saved },
      }),
    onSuccess: () => {
      notify(t('master_data.order.saved_now'), { type: 'success' });
      refreshLists(client, table);
    },
  });
  const move = (group: readonly number[], from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), group.length - 1);
    const id = group[from];
    if (id === undefined || place === from) return;
    setIds(moved(ids, group, from, place));
    setTold(t('master_data.order.moved', { name: nameOf(id), place: place + 1, count: group.length }));
  };
  const canSave = isChanged && !save.isPending;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCtrlEnter(event)) return;
    event.preventDefault();
    if (canSave) save.mutate();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <Hint sx={{ mb: 2 }}>{t('master_data.order.hint')}</Hint>
      <Problem error={save.error} sx={{ mb: 2 }} />
      <output style={visuallyHidden}>{told}</output>
      {groupsOf(ids, parentOf).map(({ key, ids: group }) => (
        <Box component="section" key={key} sx={{ mb: 3 }}>
          {parentSet[0] && (
            <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
              {groupName(parentSet[0], key) || '—'}
            </Typography>
          )}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
            {group.map((id, index) => (
              <OrderRow
                key={id}
                id={id}
                group={`${table} ${key}`}
                index={index}
                count={group.length}
                name={nameOf(id)}
                names={byId.get(id)?.name ?? {}}
                onMove={(from, to) => move(group, from, to)}
              />
            ))}
          </Box>
        </Box>
      ))}
      <AskBeforeLeaving
        isAtRisk={() => isChanged && !save.isSuccess}
        text={t('master_data.order.leave')}
        save={() =>
          save.mutateAsync().then(
            () => true,
            () => false,
          )
        }
      />
      <LowerBar>
        <Hint sx={{ flex: '1 1 200px' }} component="output">
          {t(isChanged ? 'master_data.order.unsaved' : 'master_data.order.saved')}
        </Hint>
        {isChanged && (
          <Button onClick={() => setIds(saved)} disabled={save.isPending}>
            {t('master_data.order.reset')}
          </Button>
        )}
        <Button variant="contained" onClick={() => save.mutate()} disabled={!canSave}>
          {t('master_data.order.save')}
        </Button>
      </LowerBar>
    </Box>
  );
}

/** Puts the rows of a table of master data in order, by dragging or by keys. */
export default function OrderPage({ table }: { table: MasterTableName }) {
  const { t } = useWording();
  const title = t(`master_tables.${table}`);
  const { data, error, refetch } = useAllRows(table);
  const heading = t('master_data.order.title', { title });
  usePageTitle(heading);
  if (!data) return <Unloaded error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ maxWidth: 800, mx: 'auto' }}>
      <PageHead title={heading} list={{ path: `/${table}`, label: title }} />
      {data.length === 0 ? (
        <Alert severity="info">{t('master_data.empty')}</Alert>
      ) : (
        // What is saved, or what somebody else saved, begins a new order.
        <Order key={data.map(({ id }) => id).join()} table={table} rows={data} />
      )}
    </Box>
  );
}
