import AddAPhotoOutlined from '../../../../web/icons/AddAPhotoOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FACE_IMAGE_MAX_BYTES } from '../../../../domain/constants.ts';
import { fieldMessage } from '../../../../domain/messages/message.ts';
import { NeededNote, useIsNeeded } from '../../components/form/needed.tsx';
import { fieldId } from '../../lib/field-id.ts';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { useObjectUrl } from '../../../../web/use-object-url.ts';

const PhotoDialog = lazy(() => import('./PhotoDialog.tsx'));

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTE = 1024 * 1024;

/** The photo of the resume, 3:4: chosen, cropped and sent at once. */
export function PhotoField({ own }: { own: Student }) {
  const { t } = useTranslation('profile');
  const language = usePageLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isNeeded = useIsNeeded('resume_face_image');
  const photo = useObjectUrl(useFaceImage(own));

  function choose(chosen: File | undefined) {
    setProblem(null);
    if (!chosen) return;
    if (!TYPES.includes(chosen.type)) setProblem(fieldMessage({ code: 'invalid_image' }, language));
    else if (chosen.size > FACE_IMAGE_MAX_BYTES)
      setProblem(
        fieldMessage({ code: 'file_too_large', params: { max: FACE_IMAGE_MAX_BYTES / MEGABYTE } }, language),
      );
    else setFile(chosen);
  }

  return (
    <Box
      component="section"
      aria-label={t('group.photo')}
      sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', flexWrap: 'wrap', mb: 4 }}
    >
      <Box
        sx={{
          width: 120,
          aspectRatio: '3 / 4',
          borderRadius: 3,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'secondary.light',
          color: 'secondary.main',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {photo ? (
          <Box
            component="img"
            src={photo}
            alt={t('photo.yours')}
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <AddAPhotoOutlined aria-hidden sx={{ fontSize: 36 }} />
        )}
      </Box>
      <Box sx={{ flex: '1 1 240px', display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h3">{t('group.photo')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isNeeded ? <NeededNote help={t('photo.help')} /> : t('photo.help')}
        </Typography>
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, color: 'text.secondary', typography: 'body2', '& li': { mb: 0.25 } }}
        >
          <li>{t('photo.front')}</li>
          <li>{t('photo.background')}</li>
          <li>{t('photo.clothes')}</li>
          <li>{t('photo.recent')}</li>
        </Box>
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          hidden
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button id={fieldId('resume_face_image')} variant="outlined" onClick={() => input.current?.click()}>
          {own.has_resume_face_image ? t('photo.change') : t('photo.choose')}
        </Button>
        {problem && (
          <Notice severity="error" isUrgent>
            {problem}
          </Notice>
        )}
      </Box>
      {file && (
        <Suspense fallback={null}>
          <PhotoDialog file={file} userId={own.id} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </Box>
  );
}

function useFaceImage(own: Student): Blob | null {
  const { data } = useQuery({
    queryKey: ['face image', own.id, own.version],
    queryFn: () => api.query('user__get_resume_face_image', { user_id: own.id }),
    enabled: own.has_resume_face_image,
    staleTime: Infinity,
  });
  return own.has_resume_face_image ? (data ?? null) : null;
}
