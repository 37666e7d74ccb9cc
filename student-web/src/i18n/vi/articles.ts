import type { articles as en } from '../en/articles.ts';
import type { Translation } from '../translation.ts';

export const articles: Translation<typeof en> = {
  title: 'Bài viết',
  lead: 'Sống, học và tìm việc tại Nhật Bản: những điều sinh viên hỏi chúng tôi nhiều nhất.',
  empty: 'Chưa có bài viết nào',
  forMembers: 'Có phần dành cho thành viên',
  back: 'Tất cả bài viết',
  membersPart: 'Bài viết này còn phần tiếp theo dành cho thành viên. Đăng ký miễn phí.',
  signUp: 'Đăng ký để đọc tiếp',
  logIn: 'Đăng nhập',
};
