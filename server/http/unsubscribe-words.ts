import type { InterfaceLanguage } from '../../domain/languages.ts';
import type { MailStream } from '../../domain/mail-streams.ts';

/** Page texts for each stream: which mails stop, and which do not. */
interface StreamWords {
  title: string;
  ask: string;
  stopped: string;
  started: string;
}

interface PageWords extends Record<MailStream, StreamWords> {
  title: string;
  stop: string;
  again: string;
  unknown: string;
  home: string;
}

export const UNSUBSCRIBE_WORDS: Record<InterfaceLanguage, PageWords> = {
  en: {
    title: 'Stopping mails',
    stop: 'Stop these mails',
    again: 'Get them again',
    unknown: 'This link is not valid. Take the one at the foot of the latest mail, or write to us.',
    home: 'Go to Tabidachi',
    recommend: {
      title: 'Mails with recommended jobs',
      ask: 'Stop the mails in which we recommend jobs to you? Mails for your saved searches and mails about your applications and events still come.',
      stopped: 'You get no more mails with recommended jobs. Mails for your saved searches still come.',
      started: 'You get mails with recommended jobs again.',
    },
    saved_search: {
      title: 'Mails for your saved searches',
      ask: 'Stop the mails on new jobs for your saved searches? Your searches stay. Mails in which we recommend jobs and mails about your applications and events still come.',
      stopped: 'You get no more mails for your saved searches. Mails in which we recommend jobs still come.',
      started: 'You get mails for your saved searches again.',
    },
  },
  ja: {
    title: 'メールの停止',
    stop: 'このメールを止める',
    again: 'もう一度受け取る',
    unknown: 'このリンクは使えません。最新のメールの末尾にあるリンクを開くか、お問い合わせください。',
    home: 'Tabidachi へ',
    recommend: {
      title: '求人のおすすめメール',
      ask: '求人をおすすめするメールを止めますか。保存した条件の新着メールと、応募やイベントに関するメールは引き続き届きます。',
      stopped: '求人のおすすめメールを止めました。保存した条件の新着メールは引き続き届きます。',
      started: '求人のおすすめメールをお送りします。',
    },
    saved_search: {
      title: '保存した条件の新着メール',
      ask: '保存した条件に合う新しい求人のメールを止めますか。保存した条件は残ります。求人のおすすめメールと、応募やイベントに関するメールは引き続き届きます。',
      stopped: '保存した条件の新着メールを止めました。求人のおすすめメールは引き続き届きます。',
      started: '保存した条件の新着メールをお送りします。',
    },
  },
  vi: {
    title: 'Dừng nhận e-mail',
    stop: 'Dừng nhận các e-mail này',
    again: 'Nhận lại',
    unknown:
      'Liên kết này không hợp lệ. Hãy dùng liên kết ở cuối e-mail mới nhất hoặc liên hệ với chúng tôi.',
    home: 'Đến Tabidachi',
    recommend: {
      title: 'E-mail giới thiệu việc làm',
      ask: 'Dừng nhận e-mail giới thiệu việc làm? E-mail về tìm kiếm đã lưu, hồ sơ ứng tuyển và sự kiện vẫn được gửi.',
      stopped: 'Bạn sẽ không nhận e-mail giới thiệu việc làm nữa. E-mail về tìm kiếm đã lưu vẫn được gửi.',
      started: 'Bạn sẽ nhận lại e-mail giới thiệu việc làm.',
    },
    saved_search: {
      title: 'E-mail về tìm kiếm đã lưu',
      ask: 'Dừng nhận e-mail về việc làm mới khớp với tìm kiếm đã lưu? Các tìm kiếm vẫn được giữ. E-mail giới thiệu việc làm và e-mail về hồ sơ ứng tuyển, sự kiện vẫn được gửi.',
      stopped: 'Bạn sẽ không nhận e-mail về tìm kiếm đã lưu nữa. E-mail giới thiệu việc làm vẫn được gửi.',
      started: 'Bạn sẽ nhận lại e-mail về tìm kiếm đã lưu.',
    },
  },
};
