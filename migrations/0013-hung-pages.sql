-- Set while a page waits for its second attempt because it hung by its own making: that attempt gets half the time, and none follows.
alter table pages add column hung boolean not null default false;
