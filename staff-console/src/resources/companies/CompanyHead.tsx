import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { UndeliverableAddress } from '../../components/UndeliverableAddress.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import type { Company } from './company.ts';

/** Addresses among its contacts that do not exist. */
function Undeliverable({ company }: { company: Company }) {
  const { t, time } = useWording();
  const refresh = useRefresh();
  return company.undeliverable_addresses.map((address) => (
    <UndeliverableAddress key={address.id} address={address} canLift={company.can.edit} onLifted={refresh}>
      {t('bounces.address', { email: address.email, time: time(address.marked_at) })}{' '}
      {t('bounces.address_company')}
    </UndeliverableAddress>
  ));
}

/** Whether students see it, and when it was changed. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t, time } = useWording();
  const open = company.released_recruitments_count;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip
          size="small"
          color={open > 0 ? 'success' : 'default'}
          variant={open > 0 ? 'filled' : 'outlined'}
          label={open > 0 ? t('companies.is_public', { smart_count: open }) : t('companies.is_not_public')}
        />
        <Typography variant="body2" color="textSecondary">
          {t('companies.updated_at')}: {time(company.updated_at)}
        </Typography>
      </Stack>
      <Undeliverable company={company} />
    </>
  );
}

const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The ways to its jobs, its applications, and what students see. */
export function CompanyLinks({ company }: { company: Company }) {
  const { t } = useWording();
  return (
    <>
      <ButtonLink variant="outlined" to={listOf('recruitments', { company_id: company.id })}>
        {t('companies.recruitments', { count: company.recruitments_count })}
      </ButtonLink>
      <ButtonLink
        variant="outlined"
        to={listOf('applications', { scope: 'all', q: company.official_name['ja'] ?? '' })}
      >
        {t('companies.applications')}
      </ButtonLink>
      {company.released_recruitments_count > 0 && (
        <OutsideLink href={`/recruitments/${company.shown_by_recruitment_id}#company`}>
          {t('companies.as_student')}
        </OutsideLink>
      )}
    </>
  );
}
