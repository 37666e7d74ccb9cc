import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import { required } from '../../../../domain/required.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Notice } from '../../components/Notice.tsx';
import { fieldMessage } from '../../../../domain/messages/message.ts';
import { api } from '../../lib/api.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { useObjectUrl } from '../../../../web/use-object-url.ts';
import { croppedJpeg } from './crop-image.ts';

/** Below 300 dots an inch at 30 × 40 mm a print looks blurred. */
const SHARP_WIDTH = 354;
/** Where head and shoulders belong: an oval around the face, drawn without a picture. */
const GUIDE =
  'radial-gradient(ellipse 29% 31% at 50% 41%, transparent 97%, rgba(255, 255, 255, 0.85) 98%, rgba(255, 255, 255, 0.85) 100%, transparent 101%)';

interface Props {
  file: File;
  userId: number;
  onClose(): void;
}

/** Cuts the chosen picture to 3:4 and sends it. */
export default function PhotoDialog({ file, userId, onClose }: Props) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const language = usePageLanguage();
  const client = useQueryClient();
  const address = useObjectUrl(file) ?? undefined;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);

  const upload = useMutation({
    mutationFn: async () =>
      api.command('user__upload_resume_face_image', {
        user: { id: userId, resume_face_image: await croppedJpeg(required(address), required(area)) },
      }),
    onSuccess(own) {
      client.setQueryData(OWN_DATA_KEY, own);
      void client.invalidateQueries({ queryKey: ['face image'] });
      showSnackbar('success', t('photo.saved'));
      onClose();
    },
  });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="photo-title">
      <DialogTitle id="photo-title">{t('photo.crop')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('photo.cropHelp')}
        </Typography>
        {isUnreadable ? (
          <Notice severity="error" isUrgent>
            {fieldMessage({ code: 'invalid_image' }, language)}
          </Notice>
        ) : (
          <>
            <Box
              sx={{
                position: 'relative',
                height: { xs: 320, sm: 400 },
                borderRadius: 3,
                overflow: 'hidden',
                bgcolor: '#16303A',
              }}
            >
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                aspect={3 / 4}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_percent, pixels) => setArea(pixels)}
                style={{ cropAreaStyle: { backgroundImage: GUIDE } }}
                mediaProps={{ onError: () => setIsUnreadable(true), alt: '' }}
              />
            </Box>
            <Slider
              aria-label={t('photo.zoom')}
              color="secondary"
              min={1}
              max={3}
              step={0.05}
              value={zoom}
              onChange={(_event, value) => setZoom(value)}
              sx={{ mt: 2 }}
            />
          </>
        )}
        {area && area.width < SHARP_WIDTH && (
          <Notice severity="warning" sx={{ mt: 1 }}>
            {t('photo.small')}
          </Notice>
        )}
      </DialogContent>
      <FormErrors error={upload.error} sx={{ mx: 2, mt: 1 }} />
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={isUnreadable || !area}
          loading={upload.isPending}
          onClick={() => upload.mutate()}
        >
          {t('photo.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
