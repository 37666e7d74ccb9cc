import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useRefresh } from 'react-admin';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EditPage } from '../../components/form/EditPage.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { UndeliverableAddress } from '../../components/UndeliverableAddress.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import type { Company } from './company.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanyHistory } from './CompanyHistory.tsx';

const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Addresses among its contacts that do not exist. */
function Undeliverable({ company }: { company: Company }) {
  const t = useTranslate();
  const locale = useLocale();
  const refresh = useRefresh();
  return company.undeliverable_addresses.map((address) => (
    <UndeliverableAddress key={address.id} address={address} canLift={company.can.edit} onLifted={refresh}>
      {t('bounces.address', { email: address.email, time: formatTime(address.marked_at, locale) })}{' '}
      {t('bounces.address_company')}
    </UndeliverableAddress>
  ));
}

function Facts({ company }: { company: Company }) {
  const t = useTranslate();
  const locale = useLocale();
  const open = company.released_recruitments_count;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip
        size="small"
        color={open > 0 ? 'success' : 'default'}
        variant={open > 0 ? 'filled' : 'outlined'}
        label={open > 0 ? t('companies.is_public', { smart_count: open }) : t('companies.is_not_public')}
      />
      <Typography variant="body2" color="textSecondary">
        {t('companies.updated_at')}: {formatTime(company.updated_at, locale)}
      </Typography>
    </Stack>
  );
}

/** One company: managers write it, mentors read it. Its jobs, its applications and its history hang on it. */
export default function CompanyPage() {
  const t = useTranslate();
  const pick = usePick();
  const nameOf = (company: Company) =>
    pick(company.official_name) || t('companies.untitled', { id: company.id });
  return (
    <EditPage<Company>
      resource="companies"
      listLabel={t('companies.title')}
      title={nameOf}
      canEdit={(company) => company.can.edit}
      renderFacts={(company) => (
        <>
          <Facts company={company} />
          <Undeliverable company={company} />
        </>
      )}
      renderActions={(company) => (
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
      )}
      renderAside={(company) => <CompanyHistory key={company.version} id={company.id} />}
    >
      <CompanyFields />
    </EditPage>
  );
}
