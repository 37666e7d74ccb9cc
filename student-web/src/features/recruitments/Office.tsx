import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LangText, useFurigana } from '../../components/LangText.tsx';
import type { Recruitment } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

interface Props {
  office: Recruitment['offices'][number];
  master: MasterNames;
}

/** A map by the address, where the company has given no link of its own. */
const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** An office with its address, map and the way there. */
export function Office({ office, master }: Props) {
  const { t } = useTranslation('recruitments');
  const language = useScreenLanguage();
  const read = useFurigana();
  const address =
    language === 'ja' ? (office.address_ja ?? office.address_en) : (office.address_en ?? office.address_ja);
  const place = office.prefecture_id
    ? master.name('prefectures', office.prefecture_id)
    : master.name('countries', office.country_id);
  const mapUrl = office.map_url ?? (address ? MAP_SEARCH + encodeURIComponent(address) : null);
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        <LangText map={office.name} unlabelled />
        {office.is_main_office && t('bracketed', { text: t('mainOffice') })}
      </Typography>
      <div>
        {office.postal_code && `〒${office.postal_code} `}
        {read(address ?? place)}
      </div>
      {office.transport_means.map((way) => (
        <Typography key={way.id} variant="body2" color="textSecondary">
          {read(master.name('transport_means', way.transport_means_id))}{' '}
          <LangText map={way.closest_stop} unlabelled />
          {way.walking_minutes !== null && ` · ${t('walk', { count: way.walking_minutes })}`}
        </Typography>
      ))}
      {mapUrl && (
        <MuiLink href={mapUrl} target="_blank" rel="noreferrer">
          {t('map')}
        </MuiLink>
      )}
    </div>
  );
}
