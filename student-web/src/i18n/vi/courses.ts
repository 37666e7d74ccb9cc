import type { courses as en } from '../en/courses.ts';
import type { Translation } from '../translation.ts';

export const courses: Translation<typeof en> = {
  title: 'Khóa học',
  lead: 'Tìm hiểu cách xin việc tại Nhật Bản, miễn phí và theo nhịp của riêng bạn.',
  empty: 'Chưa có khóa học nào',
  open: 'Vào bài học',
  signUpToLearn: 'Đăng ký để học, miễn phí',
  back: 'Tất cả khóa học',
  toCourse: 'Tất cả bài học của khóa này',
  lessonNumber: 'Bài {{number}}:',
  lessonPlace: 'Bài {{number}}',
  lessonDone: 'Đã học',
  done: 'Đã học {{done}}/{{total}} bài',
  allDone: 'Bạn đã học hết các bài',
  watch: 'Xem video',
  markDone: 'Tôi đã học xong bài này',
  notDone: 'Đánh dấu là chưa học xong',
  previous: 'Bài trước',
  next: 'Bài tiếp theo',
};
