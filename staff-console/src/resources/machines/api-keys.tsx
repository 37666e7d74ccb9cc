import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { apiKey } from '../../../../domain/entities/api-key.ts';
import { MACHINE_SCOPES } from '../../../../domain/machine-scopes.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { AskDialog } from '../../components/AskDialog.tsx';
import { useCommand } from '../../components/CommandButton.tsx';
import { Hint } from '../../components/Hint.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Row } from '../../components/Row.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { describe } from '../../described/describe.ts';
import { useWording, type Wording } from '../../i18n/use-wording.ts';
import { useApi } from '../../providers/api-context.ts';
import { ManyChoices } from './ManyChoices.tsx';
import { SecretButton } from './Secret.tsx';

type Key = StaffRecord<'api_keys'>;

const scopesOf = ({ scopes }: Pick<Key, 'scopes'>, { t }: Wording) =>
  scopes.map((scope) => t(`machines.keys.scope.${scope}`)).join(', ');

function State({ state }: Pick<Key, 'state'>) {
  const { t } = useWording();
  const colour = state === 'active' ? 'success' : state === 'new' ? 'warning' : 'default';
  return <Chip size="small" color={colour} label={t(`machines.keys.states.${state}`)} />;
}

function ScopesInput() {
  const { t } = useWording();
  return (
    <ManyChoices
      source="scopes"
      label={t('machines.keys.scopes')}
      hint={t('machines.keys.scopes_hint')}
      values={MACHINE_SCOPES}
      nameOf={(scope) => t(`machines.keys.scope.${scope}`)}
    />
  );
}

function Revoke({ id, reload }: { id: number; reload: () => void }) {
  const { t } = useWording();
  const api = useApi();
  const { isBusy, run } = useCommand();
  const [isAsking, setAsking] = useState(false);
  const revoke = async () => {
    await api.command('hf_member__revoke_api_key', { api_key: { id } });
    return t('machines.keys.revoked');
  };
  const close = () => {
    setAsking(false);
    reload();
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('machines.keys.revoke')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('machines.keys.revoke_title')}
          closeLabel={t('machines.cancel')}
          onClose={() => setAsking(false)}
          isBusy={isBusy}
          confirm={{
            label: t('machines.keys.revoke'),
            isLoading: isBusy,
            act: () => void run(revoke, close),
          }}
        >
          {t('machines.keys.revoke_warning')}
        </AskDialog>
      )}
    </>
  );
}

function Actions({ apiKey: { id, state }, reload }: { apiKey: Key; reload: () => void }) {
  const { t } = useWording();
  const api = useApi();
  const body = { api_key: { id } };
  return (
    <Row>
      {state === 'new' && (
        <SecretButton
          label={t('machines.keys.issue')}
          make={async () => (await api.command('hf_member__issue_api_key_secret', body)).secret}
          onClosed={reload}
        />
      )}
      {state !== 'revoked' && <Revoke id={id} reload={reload} />}
    </Row>
  );
}

function Facts({ apiKey: key }: { apiKey: Key }) {
  const { t, time, pick } = useWording();
  return (
    <Stack spacing={0.5}>
      <Row>
        <State state={key.state} />
        {key.prefix && <Hint>{t('machines.keys.begins', { prefix: key.prefix })}</Hint>}
      </Row>
      <Hint>
        {t('machines.keys.owner', { name: pick(key.hf_member.names) })}
        {key.last_used_at && ` · ${t('machines.keys.last_used_at')}: ${time(key.last_used_at)}`}
      </Hint>
      <PageLink to={listPath('audit_logs', { record_table: 'api_keys', record_id: key.id })}>
        {t('audit.whole_history')}
      </PageLink>
    </Stack>
  );
}

/** Keys of machines, by name. */
export default describe('api_keys', apiKey, {
  words: 'machines.keys',
  createdBy: 'manager',
  defaults: { limit_per_minute: 60, scopes: [] },
  nameOf: (row: StaffRow<'api_keys'>) => row.name,
  facts: (key) => <Facts apiKey={key} />,
  actions: (key, _wording, reload) => <Actions apiKey={key} reload={reload} />,
  list: {
    sort: ['name', 'ASC'],
    columns: [
      { field: 'name', sort: true },
      { field: 'state', render: ({ state }) => <State state={state} /> },
      { field: 'scopes', isLong: true, render: scopesOf },
      'expires_on',
      { field: 'last_used_at', render: (row, { time }) => (row.last_used_at ? time(row.last_used_at) : '—') },
      { field: 'prefix', isOptional: true, render: ({ prefix }) => prefix ?? '—' },
    ],
  },
  form: [
    {
      title: 'machines.keys.one',
      hint: 'machines.keys.one_hint',
      grid: 260,
      fields: [
        'name',
        { field: 'expires_on', isRequired: true },
        { field: 'limit_per_minute', isRequired: true },
        { render: ScopesInput, fields: ['scopes'] },
      ],
    },
  ],
});
