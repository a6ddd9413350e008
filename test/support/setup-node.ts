// nestjs-i18n is CommonJS and fails in a cycle unless these are loaded first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
