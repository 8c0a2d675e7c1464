// A classic script in the head, so that a chosen theme is there before the first paint.
document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
