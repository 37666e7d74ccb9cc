// Script of /admin: shows a notice when the session has expired, leaving the form as it is.
(() => {
  const WORDS = {
    en: ['Your sign-in has ended. What you are writing stays here.', 'Sign in again (new tab), then save'],
    ja: ['サインインが終了しました。入力中の内容はこのまま残ります。', '新しいタブでサインインしてから保存'],
  };
  const show = () => {
    if (document.getElementById('session-ended')) return;
    const [text, action] = document.documentElement.lang.startsWith('ja') ? WORDS.ja : WORDS.en;
    const notice = document.createElement('div');
    notice.id = 'session-ended';
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'position:fixed;inset:0 0 auto 0;z-index:10000;padding:16px;background:#FFF4E5;color:#4A2B00;font:16px sans-serif;line-height:1.5;box-shadow:0 2px 8px rgb(0 0 0/.2)';
    const link = document.createElement('a');
    link.href = '/staff/admin';
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = action;
    link.style.cssText = 'margin-left:12px;color:#1D566B;text-decoration:underline';
    link.addEventListener('click', () => notice.remove());
    notice.append(text, link);
    document.body.prepend(notice);
  };
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (...body) {
    this.addEventListener('load', () => {
      if (this.status === 401) show();
    });
    return send.apply(this, body);
  };
})();
